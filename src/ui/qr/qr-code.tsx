import { encode } from 'uqr';
import { codeFile, pathOfSquares } from './code-squares';

/** Light squares around a code, as its standard asks for; without them cameras do not find it on a dark page. */
const border = 4;

function drawn(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { path: pathOfSquares(data), size };
}

/** A text as a QR code in an SVG file, black on white. */
export function qrFile(text: string): string {
  const { path, size } = drawn(text);
  return codeFile(path, size);
}

/** A text as a QR code; black on white in both themes, as many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = drawn(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full shrink-0 rounded-[14px] bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
