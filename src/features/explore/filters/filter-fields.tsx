import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { accreditationBodies } from '@/entities/business/accreditation-bodies';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { Checkbox } from '@/ui/input/checkbox';
import { Field, type FieldControl } from '@/ui/form/field';
import { NativeSelect, type Choice } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { choicesOf } from '@/ui/input/choices';
import { degreeWords, radii, sortWords, defaultRadiusMiles, type ExploreSearch } from '../explore-search';

/** What a field changes; what it leaves out of the address is an empty text. */
export type FilterPatch = { [Name in keyof ExploreSearch]?: string | true | undefined };

interface FilterFieldsProps {
  search: ExploreSearch;
  onChange: (patch: FilterPatch) => void;
  /** In the sheet the labels are seen, and what is typed counts at once: nothing is asked for before it closes. */
  isInSheet?: boolean;
}

/** Place, distance and order, and what is asked of businesses or of people. */
export function FilterFields({ search, onChange, isInSheet = false }: FilterFieldsProps) {
  const { show, near = '', radius = defaultRadiusMiles, sort = 'relevance', online = false } = search;
  const shared = { isInSheet, onChange };
  return (
    <>
      <Named label="Location" isInSheet={isInSheet}>
        {(control) => (
          <RestedInput
            {...control}
            placeholder="Town or postcode"
            maxLength={60}
            icon={<MapPin aria-hidden size={16} strokeWidth={1.75} />}
            value={near}
            restMs={isInSheet ? 0 : undefined}
            onRest={(words) => onChange({ near: words })}
          />
        )}
      </Named>
      <Select
        {...shared}
        name="radius"
        label="Distance"
        isDisabled={near === ''}
        choices={radii.map((each) => ({ value: String(each), label: `Within ${each} miles` }))}
        value={String(radius)}
      />
      <Select
        {...shared}
        name="sort"
        label="Sort by"
        choices={choicesOf(sortWords)
          .filter(({ value }) => value !== 'nearest' || near !== '')
          .filter(({ value }) => value !== '-rating' || show !== 'people')}
        value={sort}
      />
      {show === 'people' ? (
        <PeopleFields search={search} {...shared} />
      ) : (
        <BusinessFields search={search} {...shared} />
      )}
      <Checkbox
        label="Online now"
        className={isInSheet ? undefined : 'self-center'}
        checked={online}
        onChange={({ currentTarget: { checked } }) => onChange({ online: checked || undefined })}
      />
    </>
  );
}

type KindFieldsProps = Required<FilterFieldsProps>;

function PeopleFields({ search: { strategy, degree }, ...shared }: KindFieldsProps) {
  return (
    <>
      <Select
        {...shared}
        name="strategy"
        label="Strategy"
        any="Any strategy"
        choices={choicesOf(strategyNames)}
        value={strategy ?? ''}
      />
      <Select
        {...shared}
        name="degree"
        label="Connection"
        any="Anyone"
        choices={choicesOf(degreeWords)}
        value={degree ?? ''}
      />
    </>
  );
}

function BusinessFields({ search, isInSheet, onChange }: KindFieldsProps) {
  const { service = '', accreditation = '' } = search;
  const known: readonly string[] = accreditationBodies;
  // An address may name another body than those that can be chosen here.
  const isOther = accreditation !== '' && !known.includes(accreditation);
  return (
    <>
      <Named label="Service" isInSheet={isInSheet}>
        {(control) => (
          <RestedInput
            {...control}
            placeholder="Any service"
            maxLength={80}
            value={service}
            restMs={isInSheet ? 0 : undefined}
            onRest={(words) => onChange({ service: words })}
          />
        )}
      </Named>
      <Select
        isInSheet={isInSheet}
        onChange={onChange}
        name="accreditation"
        label="Accreditation"
        any="Any accreditation"
        choices={[...known, ...(isOther ? [accreditation] : [])].map((each) => ({
          value: each,
          label: each,
        }))}
        value={accreditation}
      />
    </>
  );
}

interface SelectProps {
  name: keyof ExploreSearch;
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (patch: FilterPatch) => void;
  isInSheet: boolean;
  /** What stands first: every one of them. */
  any?: string;
  isDisabled?: boolean;
}

function Select({ name, label, choices, value, onChange, isInSheet, any, isDisabled }: SelectProps) {
  return (
    <Named label={label} isInSheet={isInSheet}>
      {(control) => (
        <NativeSelect
          {...control}
          className="max-md:h-11 pointer-coarse:h-11"
          disabled={isDisabled}
          placeholder={any}
          choices={choices}
          value={value}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Named>
  );
}

interface NamedProps {
  label: string;
  isInSheet: boolean;
  children: (control: FieldControl | { 'aria-label': string }) => ReactNode;
}

/** A control by its name: seen above it in the sheet, else for screen readers alone. */
function Named({ label, isInSheet, children }: NamedProps) {
  return isInSheet ? <Field label={label}>{children}</Field> : children({ 'aria-label': label });
}
