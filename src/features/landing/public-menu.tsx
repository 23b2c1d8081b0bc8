import { useNavigate } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';

/** On phones: what the header has no room for. */
export function PublicMenu() {
  const navigate = useNavigate();
  return (
    <span className="md:hidden">
      <Menu
        label="Menu"
        trigger={
          <IconButton label="Menu">
            <MenuIcon aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        }
        items={[
          { label: 'Blog', onSelect: () => void navigate({ to: '/blog' }) },
          { label: 'Create FREE Account', onSelect: () => void navigate({ to: '/account/register' }) },
        ]}
      />
    </span>
  );
}
