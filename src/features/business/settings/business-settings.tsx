import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { showToast } from '@/ui/toast/toast';
import { roleText } from '../business-text';
import { BusinessEditor } from '../edit/business-editor';
import { openLogoEditor } from '../edit/open-logo-editor';
import { openTeamEditor } from '../team/open-team-editor';
import { openCloseBusiness } from './close-business';
import { openNewBusiness } from './new-business';
import { openTransferBusiness } from './transfer-business';
import { Verification } from './verification';

type Business = Schemas['Business'];

const mine = () => read('/businesses', { query: { mine: true, sort: 'name' } });

/** The businesses I act for (S63): what they say, their team, and adding or closing one. Who may only act for one sees it, no more. */
export function BusinessSettings({ userId }: { userId: number }) {
  const businesses = useQuery(mine());
  const [chosenId, setChosenId] = useState<string | null>(null);
  return (
    <SettingsPage title="Business" text="A page for your company, with its services, team and reviews.">
      <LoadedPart
        query={businesses}
        failureTitle="Couldn’t load your businesses"
        skeleton="m-6 h-[50vh]"
        isWhole={({ data }) => Array.isArray(data)}
      >
        {({ data }) => {
          const business =
            data.find(({ id }) => id === chosenId) ??
            data.find(({ myRole }) => myRole === 'owner') ??
            data[0];
          return (
            <>
              <SettingsRow
                title="Your businesses"
                text={business ? undefined : 'Add a business so members who need your services can find it.'}
              >
                <div className="flex flex-wrap items-end gap-2.5">
                  {business && data.length > 1 && (
                    <Field label="Business">
                      {(control) => (
                        <NativeSelect
                          {...control}
                          choices={data.map(({ id, name }) => ({ value: id, label: name }))}
                          value={business.id}
                          onChange={({ target }) => setChosenId(target.value)}
                        />
                      )}
                    </Field>
                  )}
                  {business && data.length === 1 && (
                    <p className="min-w-0 flex-1 self-center font-medium wrap-anywhere">{business.name}</p>
                  )}
                  <Button
                    variant="outline"
                    onClick={() => openNewBusiness((made) => setChosenId(made?.id ?? null))}
                  >
                    Add business
                  </Button>
                </div>
              </SettingsRow>
              {business && <Chosen key={business.id} business={business} userId={userId} />}
            </>
          );
        }}
      </LoadedPart>
    </SettingsPage>
  );
}

function Chosen({ business, userId }: { business: Business; userId: number }) {
  const { name, username, myRole, verified, members } = business;
  const isOwner = myRole === 'owner';
  const mayEdit = isOwner || myRole === 'admin';
  return (
    <>
      <SettingsRow
        title="Business page"
        text={mayEdit ? undefined : `Only the owner and admins of ${name} can change the page.`}
      >
        <div className="flex flex-wrap items-center gap-2.5">
          <Link to="/$username" params={{ username }} className={buttonClass({ variant: 'outline' })}>
            View page
          </Link>
          {mayEdit && (
            <Button variant="outline" onClick={() => openLogoEditor(business)}>
              Change logo
            </Button>
          )}
          {isOwner && (
            <Button variant="outline" onClick={() => openTeamEditor(business)}>
              Manage team
            </Button>
          )}
          <span className="text-sm text-ink-2">
            {myRole && `Your role: ${roleText[myRole]}`} {verified && <Badge tone="teal">Verified</Badge>}
          </span>
        </div>
      </SettingsRow>
      {mayEdit && (
        <SettingsRow title="Details" text="Unsaved edits stay on this device.">
          <BusinessEditor
            business={business}
            userId={userId}
            onSaved={() => showToast({ kind: 'success', text: 'Business saved' })}
          />
        </SettingsRow>
      )}
      {mayEdit && (
        <SettingsRow
          title="Verification"
          text="Send up to five documents that show who runs the business, such as a certificate of incorporation or a licence. Only Tiebeam’s admins and people who can edit the page can see them."
        >
          <Verification business={business} />
        </SettingsRow>
      )}
      {isOwner && members.length > 1 && (
        <SettingsRow title="Transfer ownership" text="Hand the business over to someone on its team.">
          <Button variant="outline" onClick={() => openTransferBusiness(business)}>
            Transfer ownership
          </Button>
        </SettingsRow>
      )}
      {isOwner && (
        <SettingsRow title="Close business page" text="The page, its team and its reviews will be deleted.">
          <Button variant="outline" onClick={() => openCloseBusiness(business)}>
            Close business page
          </Button>
        </SettingsRow>
      )}
    </>
  );
}
