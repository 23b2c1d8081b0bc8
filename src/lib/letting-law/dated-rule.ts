/** Where a rule stands. */
export interface LegalSource {
  /** The act or regulations, and the section. */
  act: string;
  url: string;
  /** The ISO day on which the rule was compared with the address; null where that is still to be done. */
  checkedOn: string | null;
}

/** A rule that holds from a day until the next rule of its list. */
export interface DatedRule {
  /** ISO day from which it holds. */
  from: string;
  source: LegalSource;
}

/** The rule of a list, oldest first, that holds on a day; undefined before the first. */
export const ruleOn = <Rule extends DatedRule>(rules: readonly Rule[], day: string): Rule | undefined =>
  rules.findLast(({ from }) => from <= day);

/** The day on which the rules of this folder were last compared with their addresses. */
const checkedOn = '2026-11-25';
export const law = (act: string, url: string): LegalSource => ({ act, url, checkedOn });
/** A source that nobody has compared with its address yet. */
export const uncheckedLaw = (act: string, url: string): LegalSource => ({ act, url, checkedOn: null });
