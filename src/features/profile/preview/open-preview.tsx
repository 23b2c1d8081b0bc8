import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { Segments } from '@/ui/input/segments';
import { openModal } from '@/ui/modal/modal-store';
import { ProfileHeader } from '../header/profile-header';
import { ProfileAbout } from '../tabs/profile-about';
import { previewOf, type PreviewReader } from './preview-of';
import type { ProfileText } from '../edit/profile-form';

interface PreviewProps {
  profile: Schemas['Profile'];
  text: ProfileText;
}

/** Shows my profile as others would see it if it were saved as it is typed. */
export function openPreview(props: PreviewProps): void {
  openModal({ id: 'profile-preview', title: 'Preview', size: 'lg', content: <Preview {...props} /> });
}

function Preview({ profile, text }: PreviewProps) {
  const [reader, setReader] = useState<PreviewReader>('members');
  const shown = previewOf(profile, text, reader);
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label="Preview as"
        options={[
          ['members', 'Any member'],
          ['connections', 'A connection'],
        ]}
        value={reader}
        onChange={setReader}
      />
      <ProfileHeader profile={shown} actions={null} />
      <ProfileAbout profile={shown} />
    </div>
  );
}
