let known: boolean | undefined;

/** Whether this browser can draw maps; asked of it once. */
export function hasWebGl(): boolean {
  known ??= 'WebGL2RenderingContext' in globalThis && canDraw();
  return known;
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts at a time, so this one is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
