import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { Input } from '@/ui/input/input';
import { Textarea } from '@/ui/input/textarea';
import { complaintsOf, hasComplaint, type Complaints, type ReportText } from './report-rules';

/** What the page knows of its failure; all of it is shown before it is sent. */
export interface Problem {
  /** The page's path, without its query: that may hold what is nobody's business. */
  path: string;
  /** The failure in its own words, cut to what the contract takes. */
  error: string;
  /** Which build of the client it was; undefined in development. */
  version?: string | undefined;
}

interface ReportFormProps {
  problem: Problem;
  /** A member's name and address are known; a stranger is asked for them. */
  isMember: boolean;
  onChange: () => void;
  onCancel: () => void;
  /** Given the report's reference, unless the server did not name one. */
  onSent: (reference: string | undefined) => void;
}

const blank: ReportText = { message: '', name: '', email: '', hasConsent: false };

/** Tells support what happened, with the page's address and the failure (`POST /support`). */
export function ReportForm({ problem, isMember, onChange, onCancel, onSent }: ReportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(blank);
  const [complaints, setComplaints] = useState<Complaints>({});
  const post = usePost('/support', {
    refreshes: ['/support'],
    onDone: (receipt) => onSent(receipt?.reference),
  });
  const change = (part: Partial<ReportText>) => {
    onChange();
    const next = { ...text, ...part };
    setText(next);
    // once said, a complaint goes with its reason
    if (hasComplaint(complaints)) setComplaints(complaintsOf(next, isMember));
  };
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (post.isPending) return;
    const found = complaintsOf(text, isMember);
    setComplaints(found);
    // after the complaints are on the page
    if (hasComplaint(found)) return void requestAnimationFrame(focusFirst);
    const who = isMember ? {} : { name: text.name.trim(), email: text.email.trim() };
    post.mutate(
      {
        body: {
          topic: 'problem',
          message: text.message.trim(),
          consent: true,
          context: {
            route: problem.path,
            errorId: problem.error,
            ...(problem.version !== undefined && { version: problem.version }),
          },
          ...who,
        },
      },
      {
        onError: (error) => {
          if (!(error instanceof ApiError) || error.errors.size === 0) return;
          const [message, name, email] = ['message', 'name', 'email'].map(
            (key) => error.errors.get(key)?.[0],
          );
          setComplaints({ message, name, email });
          requestAnimationFrame(focusFirst);
        },
      },
    );
  };
  const failure = post.error && !hasComplaint(complaints) ? errorMessage(post.error) : null;
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4 pt-2">
      <Field label="What were you doing?" error={complaints.message}>
        {(control) => (
          <Textarea
            readOnly={post.isPending}
            {...control}
            name="message"
            maxLength={4000}
            value={text.message}
            onChange={(event) => change({ message: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      {!isMember && (
        <>
          <Field label="Your name" error={complaints.name}>
            {(control) => (
              <Input
                readOnly={post.isPending}
                {...control}
                name="name"
                autoComplete="name"
                maxLength={80}
                value={text.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label="Your email" error={complaints.email}>
            {(control) => (
              <Input
                readOnly={post.isPending}
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={254}
                value={text.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      <section
        aria-label="Included with your report"
        className="rounded-[11px] border border-line bg-surface-1 px-3.5 py-3"
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs/[18px] wrap-anywhere">
          <dt className="text-ink-3">Page</dt>
          <dd>{problem.path}</dd>
          <dt className="text-ink-3">Problem</dt>
          <dd>{problem.error}</dd>
          {problem.version !== undefined && (
            <>
              <dt className="text-ink-3">Version</dt>
              <dd>{problem.version}</dd>
            </>
          )}
        </dl>
      </section>
      <div className="flex flex-col gap-1.5">
        <Checkbox
          label="Tiebeam can keep this report and reply to me"
          checked={text.hasConsent}
          aria-invalid={complaints.consent !== undefined || undefined}
          aria-describedby="report-consent-note"
          onChange={(event) => change({ hasConsent: event.target.checked })}
        />
        <p id="report-consent-note" className="text-xs text-red-ink empty:hidden">
          {complaints.consent}
        </p>
      </div>
      <FormNotice failure={failure} faulty={Object.values(complaints).filter(Boolean).length} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel} disabled={post.isPending}>
          Cancel
        </Button>
        <Button type="submit" isLoading={post.isPending} loadingLabel="Sending">
          Send report
        </Button>
      </div>
    </form>
  );
}
