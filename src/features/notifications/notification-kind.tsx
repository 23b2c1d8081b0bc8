import { kindOf, type NotificationKindRow } from './notification-kinds';

const tones: Record<NotificationKindRow['tone'], string> = {
  teal: 'bg-teal-bg text-teal-ink',
  purple: 'bg-purple-bg text-purple-ink',
  tan: 'bg-tan-bg text-tan-ink',
  green: 'bg-green-bg text-green-ink',
  rose: 'bg-rose-bg text-rose-ink',
};

/** A small sign of what a notification is about; unknown types are reactions, as in their label. */
export function NotificationKind({ typeId, isLarge = false }: { typeId: number | null; isLarge?: boolean }) {
  const { icon: Icon, tone } = kindOf(typeId);
  const position = isLarge ? 'size-10' : 'absolute -right-1 -bottom-1 size-[18px] ring-2 ring-overlay';
  return (
    <span aria-hidden className={`grid shrink-0 place-items-center rounded-full ${tones[tone]} ${position}`}>
      <Icon size={isLarge ? 18 : 11} />
    </span>
  );
}
