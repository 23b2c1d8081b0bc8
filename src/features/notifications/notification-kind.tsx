import {
  AtSign,
  Handshake,
  Heart,
  House,
  Mail,
  MessageCircle,
  ReceiptPoundSterling,
  SquarePen,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

type Tone = 'teal' | 'purple' | 'tan' | 'green' | 'rose';

const kinds: ReadonlyMap<number | null, readonly [LucideIcon, Tone]> = new Map([
  [1, [UserPlus, 'teal']],
  [2, [Handshake, 'teal']],
  [3, [MessageCircle, 'teal']],
  [4, [MessageCircle, 'teal']],
  [6, [Mail, 'tan']],
  [7, [AtSign, 'purple']],
  [8, [House, 'green']],
  [13, [ReceiptPoundSterling, 'tan']],
  [101, [SquarePen, 'teal']],
] as const);
const likes = [Heart, 'rose'] as const;

const tones: Record<Tone, string> = {
  teal: 'bg-teal-bg text-teal-ink',
  purple: 'bg-purple-bg text-purple-ink',
  tan: 'bg-tan-bg text-tan-ink',
  green: 'bg-green-bg text-green-ink',
  rose: 'bg-rose-bg text-rose-ink',
};

/** A small sign of what a notification is about; unknown types are reactions, as in their label. */
export function NotificationKind({ typeId, isLarge = false }: { typeId: number | null; isLarge?: boolean }) {
  const [Icon, tone] = kinds.get(typeId) ?? likes;
  const place = isLarge ? 'size-10' : 'absolute -right-1 -bottom-1 size-[18px] ring-2 ring-overlay';
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-full ${tones[tone]} ${place}`}>
      <Icon size={isLarge ? 18 : 11} />
    </span>
  );
}
