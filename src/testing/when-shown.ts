import { expect, waitFor } from 'storybook/test';

/** Waits until an element can be seen and its animations are over. Its styles may come after it, and the animation with them. */
export async function whenShown<T extends Element>(element: T): Promise<T> {
  await waitFor(() => expect(element).toBeVisible());
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  return element;
}
