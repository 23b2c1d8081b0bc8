import { Download } from 'lucide-react';
import { encode } from 'uqr';
import { Button } from '@/ui/button/button';
import { codeFile, pathOfSquares } from './code-squares';

/** Light squares around a code, as its standard asks for; without them cameras do not find it on a dark page. */
const border = 4;

/** An address as a QR code, to be scanned from the screen or saved and printed. */
export function LinkCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border });
  const path = pathOfSquares(data);
  const download = () => {
    const file = URL.createObjectURL(new Blob([codeFile(path, size)], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = file;
    link.download = 'tiebeam-invitation.svg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 10_000);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      {/* Black on white in both themes: many cameras read nothing else. */}
      <svg
        role="img"
        aria-label={`QR code of ${address}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 max-w-full shrink-0 rounded-[14px] bg-white"
      >
        <path d={path} fill="black" />
      </svg>
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
