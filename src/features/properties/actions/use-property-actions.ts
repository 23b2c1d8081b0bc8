import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { errorMessage, failureText, hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { propertiesPath } from '@/entities/property/queries';
import type { Property } from '@/entities/property/property';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';

/** Archives a property and takes it back, or deletes one without records; each failure is said in a toast. */
export function useArchiveProperty() {
  const queryClient = useQueryClient();
  const send = (uuid: string, body: Schemas['PropertyUpdate'], failureTitle: string) =>
    write(
      queryClient,
      'put',
      '/properties/{uuid}',
      { path: { uuid }, body },
      { refreshes: [propertiesPath, `${propertiesPath}/${uuid}`], failureTitle },
    );
  const change = (uuid: string, isArchived: boolean) => {
    const failureTitle = isArchived ? 'Couldn’t archive the property' : 'Couldn’t unarchive the property';
    void send(uuid, { archived: isArchived }, failureTitle).then(
      () =>
        showUndo(isArchived ? 'Property archived' : 'Property unarchived', () => change(uuid, !isArchived)),
      // Its toast has said it.
      () => undefined,
    );
  };
  return change;
}

/** Shows a property on the member's profile or takes it off, and back; a failure is said in a toast. */
export function useShowOnProfile() {
  const queryClient = useQueryClient();
  const change = (uuid: string, onProfile: boolean) => {
    const failureTitle = 'Couldn’t change your profile';
    const refreshes = [propertiesPath, `${propertiesPath}/${uuid}`];
    void write(
      queryClient,
      'put',
      '/properties/{uuid}',
      { path: { uuid }, body: { onProfile } },
      { refreshes, failureTitle },
    ).then(
      () =>
        showUndo(onProfile ? 'Shown on your profile' : 'Hidden from your profile', () =>
          change(uuid, !onProfile),
        ),
      // Its toast has said it.
      () => undefined,
    );
  };
  return change;
}

/** Asks, then deletes; one with records can only be archived, and that is offered instead. @param onDeleted told once it is gone */
export function useDeleteProperty(onDeleted: () => void = () => {}) {
  const queryClient = useQueryClient();
  const archive = useArchiveProperty();
  const remove = async ({ uuid, addressLine1 }: Property) => {
    try {
      await write(
        queryClient,
        'delete',
        '/properties/{uuid}',
        { path: { uuid } },
        { refreshes: [propertiesPath] },
      );
      showToast({ kind: 'success', text: 'Property deleted' });
      onDeleted();
    } catch (error) {
      if (!hasStatus(error, 409)) {
        showToast({ kind: 'error', text: failureText('Couldn’t delete the property', error) });
        return;
      }
      openQuestion({
        id: 'archive-property',
        // voice: an address needs no quotation marks
        title: `Archive ${addressLine1}?`,
        text: `${errorMessage(error)}. Archiving keeps its records and removes the property from your lists and totals.`,
        act: 'Archive',
        onConfirm: () => archive(uuid, true),
      });
    }
  };
  return (property: Property) =>
    openQuestion({
      id: 'delete-property',
      // voice: an address needs no quotation marks
      title: `Delete ${property.addressLine1}?`,
      text: 'This can’t be undone.',
      act: 'Delete',
      onConfirm: () => void remove(property),
    });
}
