import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';

interface BusinessFieldsProps {
  name: string;
  type: string;
  complaints: { name: string | undefined; type: string | undefined };
  onName: (name: string) => void;
  onType: (type: string) => void;
}

/** What a business account needs besides: its name and its kind. */
export function BusinessFields({ name, type, complaints, onName, onType }: BusinessFieldsProps) {
  const types = useQuery(read('/business-types'));
  return (
    <>
      <Field label="Business name" error={complaints.name}>
        {(control) => (
          <Input
            {...control}
            size="lg"
            name="organization"
            autoComplete="organization"
            required
            maxLength={80}
            value={name}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Business type" error={complaints.type}>
        {(control) => (
          <NativeSelect
            {...control}
            size="lg"
            required
            placeholder={types.isPending ? 'Loading business types' : 'Choose one'}
            choices={(types.data?.data ?? []).map((each) => ({ value: each.name, label: each.name }))}
            value={type}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      {types.isError && (
        <div role="alert" className="flex items-center gap-3 text-sm text-red-ink">
          <p>Couldn’t load the business types: {errorMessage(types.error)}</p>
          <Button
            variant="outline"
            size="sm"
            isLoading={types.isFetching}
            loadingLabel="Retrying"
            onClick={() => void types.refetch()}
          >
            Retry
          </Button>
        </div>
      )}
    </>
  );
}
