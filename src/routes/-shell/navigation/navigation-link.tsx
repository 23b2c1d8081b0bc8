import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isActive, type NavigationItem } from './navigation';

interface NavigationLinkProps {
  item: NavigationItem;
  path: string;
  /** What waits behind it; it stands after the words. */
  children?: ReactNode;
}

export function NavigationLink({ item, path, children }: NavigationLinkProps) {
  const isLit = isActive(item, path);
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      aria-current={isLit ? 'page' : undefined}
      className="hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink aria-[current=page]:before:bg-primary text-ink-2 relative flex h-10 max-md:min-h-11 items-center gap-3 rounded-[10px] px-3 font-medium transition-colors before:absolute before:inset-y-2.5 before:-left-3 before:w-[3px] before:rounded-r-sm"
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className={isLit ? 'text-primary' : ''} />
      <span className="flex-1">{item.label}</span>
      {children}
      {item.isBeta && (
        <span className="border-tan-line bg-tan-bg text-tan-ink rounded-[5px] border px-1.5 text-[10px]/4 font-semibold tracking-wider">
          BETA
        </span>
      )}
    </Link>
  );
}
