import type { useForm } from '@/ui/form/use-form';
import type { ProfileText } from './profile-form';

/** What a part of the form needs of the whole. */
export type FormFields = Pick<
  ReturnType<typeof useForm<ProfileText>>,
  'values' | 'set' | 'errorOf' | 'onBlur'
>;
