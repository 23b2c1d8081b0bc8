import { useState } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { answerConsent, useConsent } from './consent-store';
import { isStillRunning } from './load-third-parties';
import { thirdParties, type Purpose } from './third-parties';

const nothing: ReadonlySet<Purpose> = new Set();

/** What the visitor allows, to be changed at any time. */
export function CookieSettings() {
  const answered = useConsent(({ allowed }) => allowed) ?? nothing;
  const [chosen, setChosen] = useState<ReadonlySet<Purpose> | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const parties = thirdParties(runtimeConfig);
  if (parties.length === 0) {
    return (
      <p className="rounded-[11px] border border-line bg-surface-1 px-3.5 py-3 text-sm">
        This site uses no third-party services, so there’s nothing to choose.
      </p>
    );
  }
  const allowed = chosen ?? answered;
  const save = (next: readonly Purpose[]) => {
    answerConsent(next);
    setChosen(null);
    setIsSaved(true);
  };
  const toggle = (purpose: Purpose, isOn: boolean) => {
    setIsSaved(false);
    const purposes = parties.map((each) => each.purpose);
    setChosen(new Set(purposes.filter((each) => (each === purpose ? isOn : allowed.has(each)))));
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-[14px] border border-line bg-surface-1 p-(--card-p)">
      <legend className="sr-only">Third-party services</legend>
      {parties.map(({ purpose, name, text }) => (
        <div key={purpose}>
          <Checkbox
            label={<span className="font-medium">{name}</span>}
            aria-describedby={`consent-${purpose}`}
            checked={allowed.has(purpose)}
            onChange={(event) => toggle(purpose, event.target.checked)}
          />
          <p id={`consent-${purpose}`} className="pl-[27px] text-sm text-ink-2">
            {text}
          </p>
        </div>
      ))}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => save([])}>
          Reject all
        </Button>
        <Button variant="outline" onClick={() => save(parties.map(({ purpose }) => purpose))}>
          Accept all
        </Button>
        <Button variant="outline" disabled={chosen === null} onClick={() => save([...allowed])}>
          Save choices
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isSaved ? 'Your choices are saved in this browser.' : 'Your choices are kept in this browser.'}
      </p>
      {isSaved && isStillRunning(answered) && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p>Reload the page to apply this.</p>
          <Button variant="outline" size="sm" onClick={() => location.reload()}>
            Reload page
          </Button>
        </div>
      )}
    </fieldset>
  );
}
