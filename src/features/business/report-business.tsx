import { Ellipsis, Flag } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';

/** The menu of a business for members who are not on its team. The form comes when it is wanted. */
export function ReportBusiness({ business }: { business: Schemas['Business'] }) {
  const user = useCurrentUser();
  if (!user || business.myRole !== null) return null;
  const report = async () => {
    try {
      const { openReportForm } = await import('@/entities/report/report-form');
      openReportForm({
        title: `Report ${business.name}`,
        about: { kind: 'business', id: business.id, route: `/${business.username}` },
        reasons: [
          'Spam or a scam',
          'Not the business it claims to be',
          'Wrong prices or accreditations',
          'Something else that breaks the rules',
        ],
        note: 'Your report, this page’s address and your name go to our support team. The business won’t know who reported it.',
      });
    } catch {
      showToast({ kind: 'error', text: 'Couldn’t open the form. Check your connection and try again.' });
    }
  };
  return (
    <div className="flex justify-end">
      <Menu
        label={business.name}
        trigger={
          <IconButton label={`Actions for ${business.name}`} isBordered>
            <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        }
        items={[{ label: 'Report…', icon: <Flag aria-hidden size={16} />, onSelect: () => void report() }]}
      />
    </div>
  );
}
