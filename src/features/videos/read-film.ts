/** What a film tells of itself before it is sent; null where this browser can’t tell. */
interface FilmFacts {
  /** Whole seconds. */
  duration: number | null;
  /** A picture from near its beginning. */
  still: File | null;
}

const unknown: FilmFacts = { duration: null, still: null };
/** A film that isn’t read in so many ms is sent without. */
const limitMs = 4000;
/** The still is as wide as a card on a dense screen, px. */
const stillWidth = 768;

/** Reads how long a film is and takes a still of it, on this device. Never fails: a film that can’t be read has neither. */
export async function readFilm(file: File): Promise<FilmFacts> {
  // Where no film is ever drawn there is nothing to wait for.
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) return unknown;
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  try {
    const limit = AbortSignal.timeout(limitMs);
    film.muted = true;
    film.preload = 'auto';
    const loaded = event(film, 'loadeddata', limit);
    film.src = address;
    await loaded;
    const { duration } = film;
    const isKnown = Number.isFinite(duration);
    const sought = event(film, 'seeked', limit);
    film.currentTime = isKnown ? Math.min(1, duration / 2) : 0.1;
    await sought;
    return { duration: isKnown ? Math.round(duration) : null, still: await stillOf(film) };
  } catch {
    return unknown;
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(address);
  }
}

/** Resolves with the event; rejects when the film fails, or is not there in time. */
const event = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('The film can’t be read'));
    film.addEventListener(name, () => resolve(), { once: true, signal });
    film.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });

async function stillOf(film: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0) return null;
  const width = Math.min(stillWidth, videoWidth);
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((width * videoHeight) / videoWidth)));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return new File([picture], 'still.jpg', { type: picture.type });
}
