import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { Form } from '@/ui/form/form';
import { useSavedForm } from '@/ui/form/use-saved-form';
import { Checkbox } from '@/ui/input/checkbox';
import { typesOf } from '../data/queries';
import { notificationLabel } from '../wording';
import { nothingToSave } from '@/entities/setting/nothing-to-save';
import { savePreferences } from './save-preferences';
import { defaultChannels, groups, matrixOf, type Channels, type Matrix } from './settings-rules';

const channels: readonly { key: keyof Channels; label: string }[] = [
  { key: 'inApp', label: 'App' },
  { key: 'email', label: 'Email' },
  { key: 'sound', label: 'Sound' },
];

/** Types of notification by the ways they reach me. Saved together; only the types that changed are sent. */
export function ChannelMatrix({ user }: { user: Schemas['CurrentUser'] }) {
  const queryClient = useQueryClient();
  const form = useSavedForm<Matrix>({
    saved: matrixOf(user.preferences),
    validate: () => ({}),
    save: (notification) =>
      savePreferences(queryClient, user.id, {
        // What changed has a value: it came from the form.
        notification: notification as Matrix,
      }),
    onUnchanged: nothingToSave,
    failureOf: (error) => formFailure(error, []),
  });
  return (
    <Form form={form} label="Notifications" submit="Save" sending="Saving" modalId={null} isOneOfMany>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="pb-1 text-left font-medium">
              Notification
            </th>
            {channels.map(({ key, label }) => (
              <th key={key} scope="col" className="w-11 pb-1 text-center font-medium md:w-18">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, title }) => (
            <Fragment key={name}>
              <tr>
                <th scope="rowgroup" colSpan={4} className="pt-3 pb-1 text-left font-semibold">
                  {title}
                </th>
              </tr>
              {typesOf[name].map((typeId) => {
                const label = notificationLabel(typeId);
                const now = form.values[typeId] ?? defaultChannels;
                return (
                  <tr key={typeId} className="border-t border-line-subtle">
                    <th scope="row" className="py-1 pr-2 text-left font-normal text-pretty text-ink-2">
                      {label}
                    </th>
                    {channels.map((channel) => (
                      <td key={channel.key} className="py-1 text-center">
                        <Checkbox
                          className="justify-center"
                          label={<span className="sr-only">{`${label}: ${channel.label}`}</span>}
                          checked={now[channel.key]}
                          onChange={({ currentTarget }) =>
                            form.set(String(typeId), { ...now, [channel.key]: currentTarget.checked })
                          }
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
