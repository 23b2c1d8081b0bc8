/** A pause in what a screen reader reads, after a part that is drawn apart from the next: `Damp quote, due Friday`. */
export function Pause() {
  return <span className="sr-only left-0">, </span>;
}
