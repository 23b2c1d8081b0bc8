import { useState } from 'react';
import type { Schemas } from '@/api/contract';

type Person = Schemas['Connection']['user'];

/** As many get a message at once (S26). */
export const mostAtOnce = 20;

/** Connections chosen to write to; who was chosen stays so while the list is searched. */
export interface ChosenPeople {
  isOn: boolean;
  people: readonly Person[];
  has: (id: number) => boolean;
  /** No more can be chosen. */
  isFull: boolean;
  toggle: (person: Person) => void;
  /** Adds these, as far as there is room. */
  add: (people: readonly Person[]) => void;
  start: () => void;
  /** Lets all go, and ends it. */
  end: () => void;
}

/** Choosing people of a list: off at first, and off again when it has been used. */
export function useChosenPeople(): ChosenPeople {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  return {
    isOn: people !== null,
    people: people ?? [],
    has: (id) => people?.some((each) => each.id === id) ?? false,
    isFull: (people?.length ?? 0) >= mostAtOnce,
    toggle: (person) => setPeople((before) => toggled(before ?? [], person)),
    add: (more) => setPeople((before) => more.reduce(withPerson, before ?? [])),
    start: () => setPeople((before) => before ?? []),
    end: () => setPeople(null),
  };
}

const toggled = (people: readonly Person[], person: Person): readonly Person[] =>
  people.some(({ id }) => id === person.id)
    ? people.filter(({ id }) => id !== person.id)
    : withPerson(people, person);

const withPerson = (people: readonly Person[], person: Person): readonly Person[] =>
  people.length >= mostAtOnce || people.some(({ id }) => id === person.id) ? people : [...people, person];
