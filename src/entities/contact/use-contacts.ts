import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '@/api/contract';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import type { ChoicesProps } from '@/ui/records/form/record-field';
import { contactKinds } from './contact-kinds';

type Contact = Schemas['Contact'];

/** Every contact of the member, to name one and to choose one from. */
export function useContacts() {
  const pages = useEveryPage(useInfiniteQuery(readPages('/contacts')));
  return useMemo(() => {
    const all = pages?.flatMap(({ data }) => data) ?? [];
    return {
      byId: new Map(all.map((contact) => [contact.id, contact])),
      /** The choices of a field, those of one kind first. */
      choices: (first: Contact['kind']) => contactChoices(all, first),
    };
  }, [pages]);
}

/** Contacts as the choices of a field, tenants first. */
export const TenantChoices = ({ children }: ChoicesProps) => children(useContacts().choices('tenant'));

/** The same, contractors first. */
export const ContractorChoices = ({ children }: ChoicesProps) =>
  children(useContacts().choices('contractor'));

/** `Walsh Plumbing (Dermot Walsh)`, or the name alone. */
export const contactName = ({ name, company }: Pick<Contact, 'name' | 'company'>): string =>
  company === null ? name : `${company} (${name})`;

const contactChoices = (all: readonly Contact[], first: Contact['kind']) =>
  all
    .toSorted((a, b) => Number(b.kind === first) - Number(a.kind === first) || a.name.localeCompare(b.name))
    .map((contact) => ({
      value: contact.id,
      label:
        contact.kind === first || contact.kind === 'other'
          ? contactName(contact)
          : `${contactName(contact)} · ${contactKinds[contact.kind]}`,
    }));
