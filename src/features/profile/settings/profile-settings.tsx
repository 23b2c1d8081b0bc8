import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { showToast } from '@/ui/toast/toast';
import { openPictureEditor } from '../edit/open-edit';
import { ProfileEditor } from '../edit/profile-editor';
import { profileQueries } from '../profile-queries';

/** My profile as a page of settings (S63): photos, and the form with who sees which field. */
export function ProfileSettings({ user }: { user: Schemas['CurrentUser'] }) {
  const profile = useQuery(profileQueries.one(user.username));
  return (
    <SettingsPage title="Profile" text="How other members see you. Unsaved edits stay on this device.">
      <SettingsRow title="Photos" text="JPG, PNG, WebP, GIF or AVIF. Large photos are resized for you.">
        <div className="flex flex-wrap items-center gap-2.5">
          <UserAvatar user={user} size={50} isDecorative />
          <Button variant="outline" onClick={() => openPictureEditor(user.username, 'image')}>
            Change photo
          </Button>
          <Button variant="outline" onClick={() => openPictureEditor(user.username, 'cover')}>
            Change cover photo
          </Button>
          <Link
            to="/$username"
            params={{ username: user.username }}
            className={buttonClass({ variant: 'ghost' })}
          >
            View profile
          </Link>
        </div>
      </SettingsRow>
      <SettingsRow title="About you" text="Choose who can see each part at the end of the form.">
        <LoadedPart query={profile} failureTitle="Couldn’t load your profile" skeleton="h-[60vh]">
          {(loaded) => (
            <ProfileEditor
              key={loaded.userId}
              profile={loaded}
              onSaved={() => showToast({ kind: 'success', text: 'Profile saved' })}
            />
          )}
        </LoadedPart>
      </SettingsRow>
    </SettingsPage>
  );
}
