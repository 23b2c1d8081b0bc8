import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../class-names';

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function fitToText(element: HTMLTextAreaElement | null) {
  if (!element || growsByItself) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}

interface TextareaProps extends ComponentProps<'textarea'> {
  /** No box of its own: its parent draws one. */
  isBare?: boolean | undefined;
}

/** Several lines of text. It grows with its text up to half the screen, then scrolls. */
export function Textarea({ ref, className, onInput, rows, isBare = false, ...rest }: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  // true: the ref is set before handles are made
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => fitToText(element.current), [rest.value]);
  return (
    <textarea
      {...rest}
      ref={element}
      rows={rows ?? (isBare ? 1 : 3)}
      onInput={(event) => {
        fitToText(event.currentTarget);
        onInput?.(event);
      }}
      className={classNames(
        'field-sizing-content max-h-[50dvh] w-full resize-none outline-hidden',
        isBare ? 'block bg-transparent' : 'control min-h-[84px] rounded-[9px] px-[11px] py-2.5 text-base',
        className,
      )}
    />
  );
}
