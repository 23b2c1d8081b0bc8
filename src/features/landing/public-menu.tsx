import { useNavigate } from '@tanstack/react-router';
import { MenuButton } from '@/ui/button/menu-button';
import { Menu } from '@/ui/menu/menu';

/** On phones: what the header has no room for. */
export function PublicMenu() {
  const navigate = useNavigate();
  return (
    <span className="md:hidden">
      <Menu
        label="Menu"
        trigger={<MenuButton label="Menu" />}
        items={[
          { label: 'Blog', onSelect: () => void navigate({ to: '/blog' }) },
          { label: 'Create FREE Account', onSelect: () => void navigate({ to: '/account/register' }) },
        ]}
      />
    </span>
  );
}
