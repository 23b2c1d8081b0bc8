// The application's own avatars, as many as a crowded page could show, beside a field to type into.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { countRender } from './measure';
import { UserAvatar } from '../../src/entities/user/user-avatar';
import '../../src/styles/global.css';

/** A member whose id is read once by each render of their avatar. */
const member = (id: number) => ({
  get id() {
    countRender();
    return id;
  },
  fullName: `Member ${id}`,
  profileImage: null,
});

const members = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, user: member(index + 1) }));

function Composer() {
  const [text, setText] = useState('');
  return <textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <>
      <Composer />
      <ul className="flex flex-wrap gap-1">
        {members.map(({ id, user }) => (
          <li key={id} data-member={id}>
            <UserAvatar user={user} size={30} hasPresence />
          </li>
        ))}
      </ul>
    </>,
  );
}
