import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../checked-server';
import { sceneNames } from '../media/draw';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const get = (path: string) => call('GET', `/media/${path}`);

describe('illustrations', () => {
  it('are everybody’s, and run nothing when opened by themselves', async () => {
    for (const name of ['avatar', ...sceneNames]) {
      const picture = await get(`2/media/${name}.svg?w=640&q=75`);
      expect(picture.json).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(picture.json).not.toMatch(/NaN|undefined|<script/);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
      expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('are of many towns and rooms', () => {
    expect(sceneNames).toEqual(
      expect.arrayContaining([
        'armley',
        'leith',
        'kitchen',
        'bathroom',
        'floorplan',
        'office',
        'documents',
        'cardiff',
      ]),
    );
    expect(sceneNames.length).toBeGreaterThan(25);
  });

  it('refuse a width that cannot be', async () => {
    expect((await get('2/media/avatar.svg?w=4')).status).toBe(400);
  });
});

describe('uploads', () => {
  it('need a session', async () => {
    await server.world.files.put('1', 'lease.pdf', new Blob(['x'], { type: 'application/pdf' }));
    expect((await get('1/media/lease.pdf')).status).toBe(401);
    server.signInAs('hannah.okafor');
    const document = await get('1/media/lease.pdf');
    expect(document.status).toBe(200);
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(document.headers.get('content-disposition')).toContain('attachment; filename="lease.pdf"');
  });

  it('show images in place, and send anything else unread', async () => {
    server.signInAs('hannah.okafor');
    await server.world.files.put('1', 'front.webp', new Blob(['x'], { type: 'image/webp' }));
    expect((await get('1/media/front.webp')).headers.get('content-disposition')).toBeNull();
    await server.world.files.put('1', 'odd', new Blob(['<script>'], { type: 'nonsense' }));
    const odd = await get('1/media/odd');
    expect(odd.headers.get('content-type')).toBe('application/octet-stream');
    expect(odd.headers.get('content-disposition')).toContain('attachment');
  });

  it('the seed’s documents are made when asked for; others are not there', async () => {
    server.signInAs('hannah.okafor');
    const sample = await get('3/media/sample-gas-safety-record.pdf');
    expect(sample.json).toMatch(/^%PDF-1\.4[\s\S]*Gas safety record[\s\S]*%%EOF\n$/);
    expect((await get('3/media/gas-safety-record.pdf')).status).toBe(404);
    expect((await get('1/media/..%2Fsecrets.svg')).status).toBe(404);
  });
});
