import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { applyPresence, clearPresence } from '@/realtime/presence/presence';
import { UserAvatar } from './user-avatar';

const member = { id: 12, fullName: 'priya raman-shah', profileImage: 'face.webp' };
const avatar = () => screen.getByRole('img');

afterEach(clearPresence);

describe('an avatar', () => {
  it.each([
    [30, 64],
    [40, 96],
    [50, 128],
  ] as const)('of %d px shows the picture of the media path by its owner’s id', (size, width) => {
    render(<UserAvatar user={member} size={size} />);
    const picture = avatar().querySelector('img');
    expect(picture).toHaveAttribute('src', `/api/media/12/media/face.webp?w=${width}&q=75`);
    expect(picture).toHaveAttribute('width', String(size));
  });

  it('shows the first letters of the first two words, upper case, without a picture', () => {
    const { rerender } = render(<UserAvatar user={{ ...member, profileImage: null }} size={40} />);
    expect(avatar()).toHaveTextContent('PR');
    expect(avatar().querySelector('img')).toBeNull();
    rerender(<UserAvatar user={member} size={40} />);
    const picture = avatar().querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(avatar().querySelector('img')).toBeNull();
    expect(avatar()).toHaveTextContent('PR');
  });

  it('says that its member is online where presence is wanted', () => {
    applyPresence({ list: [12], changes: new Map() });
    const { rerender } = render(<UserAvatar user={member} size={40} hasPresence />);
    expect(avatar()).toHaveAccessibleName('priya raman-shah, online');
    rerender(<UserAvatar user={member} size={40} />);
    expect(avatar()).toHaveAccessibleName('priya raman-shah');
  });
});
