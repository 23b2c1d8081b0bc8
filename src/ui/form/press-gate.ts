/**
 * Puts off what would move the page while a pointer is down: a button that moves from under it between press and release gets no
 * click. One gate belongs to one form.
 */
export function createPressGate() {
  let isDown = false;
  let held: (() => void)[] = [];
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    const due = held;
    held = [];
    for (const act of due) act();
  };
  // The click is part of the task that releases the button.
  const releaseSoon = () => setTimeout(release);
  return {
    /** For the form. A press anywhere counts: what is pressed may stand below the form. */
    watch: (form: HTMLElement) => {
      const page = form.ownerDocument;
      // With a finger too, the focus moves at `mousedown`, which comes after `pointerup`.
      page.addEventListener('mousedown', press, true);
      page.addEventListener('mouseup', releaseSoon, true);
      page.addEventListener('dragend', releaseSoon, true);
      return () => {
        held = [];
        page.removeEventListener('mousedown', press, true);
        page.removeEventListener('mouseup', releaseSoon, true);
        page.removeEventListener('dragend', releaseSoon, true);
      };
    },
    /** Acts at once, or as soon as the press under way has had its click. */
    after: (act: () => void) => {
      if (isDown) held.push(act);
      else act();
    },
  };
}
