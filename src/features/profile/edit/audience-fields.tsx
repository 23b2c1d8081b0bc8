import type { Schemas } from '@/api/contract';
import { NativeSelect } from '@/ui/input/native-select';
import { audienceLabels } from '../profile-labels';

const fieldWords: Record<keyof Schemas['ProfileAudience'], string> = {
  bio: 'About',
  regions: 'Invests in',
  budget: 'Budget',
  lookingFor: 'Looking for',
  offering: 'Open to',
  experience: 'Experience',
  languages: 'Languages',
  links: 'Links',
  memberships: 'Memberships',
  companies: 'Companies',
  properties: 'Properties',
  connections: 'Connections',
};

// true of both: the records have these keys and no others
const fields = Object.keys(fieldWords) as (keyof Schemas['ProfileAudience'])[];
const choices = (Object.entries(audienceLabels) as [Schemas['FieldAudience'], string][]).map(
  ([value, label]) => ({ value, label }),
);

interface AudienceFieldsProps {
  audience: Schemas['ProfileAudience'];
  onAudience: (audience: Schemas['ProfileAudience']) => void;
}

/** Who sees which part of my profile. */
export function AudienceFields({ audience, onAudience }: AudienceFieldsProps) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="text-md mb-3 font-semibold">Who can see what</legend>
      <div className="grid gap-x-6 gap-y-2 @[40rem]:grid-cols-2">
        {fields.map((field) => (
          <label key={field} className="flex items-center justify-between gap-3 text-sm">
            {fieldWords[field]}
            <NativeSelect
              className="max-w-48 min-w-44"
              choices={choices}
              value={audience[field]}
              onChange={({ currentTarget: { value } }) => {
                const next = choices.find((each) => each.value === value)?.value;
                if (next) onAudience({ ...audience, [field]: next });
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
