import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { contactKinds } from '@/entities/contact/contact-kinds';
import { useContacts } from '@/entities/contact/use-contacts';
import { useRecordForm } from '@/entities/record/use-record-form';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/form/field';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { FileInput } from '@/ui/file/file-input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { choicesOf } from '@/ui/input/choices';
import { showToast } from '@/ui/toast/toast';
import { useIsNarrow } from '@/ui/use-is-narrow';
import type { ReadContact } from './read-contacts';

const modalId = 'import-contacts';
const largest = 5_000_000;

/** Opens the import of contacts from a vCard file; on a phone, an icon beside the button that adds one. */
export function ImportContacts() {
  const isNarrow = useIsNarrow();
  return isNarrow ? (
    <IconButton label="Import contacts" isBordered onClick={openImport}>
      <FileUp aria-hidden size={18} />
    </IconButton>
  ) : (
    <Button variant="outline" icon={<FileUp aria-hidden size={17} />} onClick={openImport}>
      Import contacts
    </Button>
  );
}

const openImport = () =>
  openModal({ id: modalId, title: 'Import contacts', size: 'sm', content: <ImportForm /> });

interface ReadFile {
  added: readonly ReadContact[];
  known: number;
}

function ImportForm() {
  const queryClient = useQueryClient();
  const contacts = useContacts();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRecordForm<{ kind: Schemas['ContactKind']; file: string }>({
    initial: { kind: 'other', file: '' },
    validate: () => (file === null ? { file: fault ?? 'Choose a vCard file' } : {}),
    save: async ({ kind }) => {
      const all = file?.added ?? [];
      for (const [index, contact] of all.entries()) {
        const isLast = index === all.length - 1;
        try {
          await write(
            queryClient,
            'post',
            '/contacts',
            { body: { ...contact, kind } },
            { refreshes: isLast ? ['/contacts'] : [] },
          );
        } catch (error) {
          // What was added stays: trying again goes on with the rest.
          setFile((now) => now && { added: all.slice(index), known: now.known + index });
          setFault(failureText(`Couldn’t add ${contact.name}`, error));
          await queryClient.invalidateQueries({ queryKey: ['/contacts'] });
          throw error;
        }
      }
      closeModal(modalId);
      showToast({
        kind: 'success',
        text:
          all.length === 0 ? 'No new contacts in this file' : `${counted(all.length, 'contact')} imported`,
      });
    },
  });
  const take = async (chosen: File | undefined) => {
    setFile(null);
    setFault(null);
    form.set('file', chosen?.name ?? '');
    if (!chosen) return;
    if (chosen.size > largest) {
      setFault('Choose a vCard file of up to 5 MB');
      return;
    }
    try {
      const [text, { isKnown, readContacts }] = await Promise.all([chosen.text(), import('./read-contacts')]);
      const read = readContacts(text);
      const known = [...contacts.byId.values()];
      const added = read.filter((each) => !isKnown(each, known));
      setFile({ added, known: read.length - added.length });
    } catch (error) {
      const isUnreadable = error instanceof Error && error.name === 'UnreadableFileError';
      setFault(
        isUnreadable
          ? 'This isn’t a vCard file. Export one from your phone or email app, ending in .vcf'
          : 'Couldn’t read the file. Check your connection and try again.',
      );
    }
  };
  return (
    <Form form={form} modalId={modalId} submit="Import contacts" sending="Importing">
      <Field
        label="vCard file"
        error={fault ?? form.errorOf('file')}
        hint="The .vcf file from your phone or email app"
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".vcf,text/vcard,text/x-vcard"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        )}
      </Field>
      <FormSelect form={form} name="kind" label="Role" choices={choicesOf(contactKinds)} />
      {file && (
        <p role="status" className="num text-sm text-ink-2">
          {[counted(file.added.length, 'new contact'), file.known > 0 && `${file.known} already here`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </Form>
  );
}
