import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { FormAlert } from '@/ui/form/form-alert';

/** Says that an admin has turned a feature off, before its form is filled in. Nothing while it is on or not yet known. */
export function TurnedOff({ feature }: { feature: Schemas['FeatureKey'] }) {
  const { data } = useQuery({ ...read('/turned-off'), retry: false });
  if (!Array.isArray(data?.data)) return null;
  const off = data.data.find(({ key }) => key === feature);
  return off ? <FormAlert text={off.message} /> : null;
}
