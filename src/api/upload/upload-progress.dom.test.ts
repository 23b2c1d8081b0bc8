import { afterEach, expect, it, vi } from 'vitest';
import { withUploadProgress } from './upload-progress';

/** What a browser does with a request, by hand. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  sent: unknown;
  constructor() {
    super();
    Request.last = this;
  }
  open = vi.fn();
  setRequestHeader = vi.fn();
  getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 3\r\n';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

afterEach(() => vi.unstubAllGlobals());

function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', Request);
  const onProgress = vi.fn();
  const answer = withUploadProgress(onProgress)(new URL('https://tiebeam.example/api/documents'), {
    method: 'POST',
    credentials: 'include',
    body: 'bytes',
    ...(signal && { signal }),
  });
  return { onProgress, answer, request: Request.last };
}

it('An upload tells its bytes as they go, and ends with the answer as fetch has it', async () => {
  const { onProgress, answer, request } = start();
  expect(request).toMatchObject({ withCredentials: true, sent: 'bytes' });
  for (const loaded of [512, 2048])
    request.upload.dispatchEvent(
      new ProgressEvent('progress', { loaded, total: 2048, lengthComputable: true }),
    );
  expect(onProgress.mock.calls).toEqual([
    [512, 2048],
    [2048, 2048],
  ]);
  Object.assign(request, { status: 422, responseText: '{"message":"No"}' });
  request.dispatchEvent(new Event('load'));
  const response = await answer;
  expect([response.status, response.headers.get('Retry-After')]).toEqual([422, '3']);
  expect(await response.json()).toEqual({ message: 'No' });
});

it('An upload without an answer fails as fetch does, and one that is cancelled is an abort', async () => {
  const lost = start();
  lost.request.dispatchEvent(new Event('error'));
  await expect(lost.answer).rejects.toBeInstanceOf(TypeError);
  const abort = new AbortController();
  const cancelled = start(abort.signal);
  abort.abort();
  await expect(cancelled.answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(start(abort.signal).answer).rejects.toMatchObject({ name: 'AbortError' });
});
