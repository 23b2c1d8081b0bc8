export function SkipLink() {
  return (
    <a
      href="#main"
      className="bg-primary text-on-primary fixed top-2 left-2 z-(--z-tooltip) -translate-y-16 rounded-md px-4 py-2 font-semibold focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
