import { expect, it } from 'vitest';
import { formBody } from './form-body';

it('A body travels as a form: texts as they are, numbers and lists as JSON, and nothing of what is none', () => {
  const photo = new File(['x'], 'leak.jpg', { type: 'image/jpeg' });
  const form = formBody({ title: 'Leak', hazard: true, estimate: 85.5, tags: ['a'], access: null }, [photo]);
  expect([...form.entries()]).toEqual([
    ['title', 'Leak'],
    ['hazard', 'true'],
    ['estimate', '85.5'],
    ['tags', '["a"]'],
    ['files', photo],
  ]);
});
