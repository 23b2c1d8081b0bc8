import { Download } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { QrCode, qrFile } from '@/ui/qr/qr-code';

/** An address as a QR code, to be scanned from the screen or saved and printed. */
export function LinkCode({ address }: { address: string }) {
  const download = () => {
    const file = URL.createObjectURL(new Blob([qrFile(address)], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = file;
    link.download = 'tiebeam-invitation.svg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QrCode text={address} label={`QR code for ${address}`} />
      <div className="min-w-40 flex-1">
        <p className="text-ink-2 mb-3 text-sm text-pretty">
          Anyone can scan it with a phone camera to open your link.
        </p>
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          onClick={download}
        >
          Download as SVG
        </Button>
      </div>
    </div>
  );
}
