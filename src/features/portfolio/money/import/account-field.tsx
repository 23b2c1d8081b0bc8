import { useId } from 'react';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { maxAccountLength, rememberedAccounts } from './remembered-accounts';

interface AccountFieldProps {
  userId: number;
  account: string;
  onAccount: (account: string) => void;
  isDisabled: boolean;
}

/** Asks which account a statement is of: never filled in, for files of two accounts of one bank look the same. */
export function AccountField({ userId, account, onAccount, isDisabled }: AccountFieldProps) {
  const listId = useId();
  return (
    <Field label="Account" hint="A name you’ll use again, such as Starling 4021">
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            value={account}
            maxLength={maxAccountLength}
            disabled={isDisabled}
            autoComplete="off"
            onChange={({ currentTarget }) => onAccount(currentTarget.value)}
          />
          <datalist id={listId}>
            {rememberedAccounts(userId).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
