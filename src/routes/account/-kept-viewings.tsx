import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { offlineMember } from '@/entities/session/offline-member';
import { inBackground } from '@/lib/timing/background-load';

interface KeptViewing {
  id: string;
  title: string;
}

async function read(): Promise<KeptViewing[]> {
  const memberId = offlineMember();
  if (memberId === null) return [];
  const device = await inBackground(import('@/features/viewing-mode/device/kept-viewings'));
  const kept = (await device?.listKept(memberId)) ?? [];
  return kept.map(({ viewing: { id, title } }) => ({ id, title }));
}

/** Where a member without a network can go on: viewings that are on this device. */
export function KeptViewings() {
  const [viewings, setViewings] = useState<readonly KeptViewing[]>([]);
  useEffect(() => {
    // Without its code there is nothing to lead to.
    read().then(setViewings, () => undefined);
  }, []);
  if (viewings.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-medium">Viewings on this device</p>
      <ul className="flex flex-col gap-1">
        {viewings.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/pipeline/viewings/$uuid"
              params={{ uuid: id }}
              className="touch-target relative text-link wrap-anywhere hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
