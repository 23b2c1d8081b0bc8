import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Subject } from '@/entities/viewing/booking/form-values';
import { ViewingForm } from '@/entities/viewing/booking/viewing-form';
import { Button } from '@/ui/button/button';
import { openModal } from '@/ui/modal/modal-store';
import { ChooseHome } from './choose-home';

const modalId = 'book-any-viewing';

/** Asks what to view, then when. @param day ISO day */
export function openBookViewing(day?: string): void {
  openModal({
    id: modalId,
    title: 'Book a viewing',
    size: 'md',
    content: <BookViewing day={day} modalId={modalId} />,
  });
}

interface BookViewingProps {
  /** ISO day. */
  day?: string | undefined;
  modalId: string;
}

/** First the home, then the form of its viewing. The home can be changed, and what was typed into the form stays. */
export function BookViewing({ day, modalId: id }: BookViewingProps) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isChoosing, setIsChoosing] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  // The button that was pressed goes: the focus is in the first field of what comes.
  const show = (choosing: boolean, chosen = subject) => {
    flushSync(() => {
      setSubject(chosen);
      setIsChoosing(choosing);
    });
    area.current?.querySelector<HTMLElement>(':scope > :not([hidden]) [data-autofocus]')?.focus();
  };
  return (
    <div ref={area}>
      <div hidden={!isChoosing}>
        {subject && (
          <Button
            variant="ghost"
            size="sm"
            className="mb-1 -ml-2"
            icon={<ArrowLeft aria-hidden size={15} />}
            onClick={() => show(false)}
          >
            Back to booking
          </Button>
        )}
        <ChooseHome onChoose={(chosen) => show(false, chosen)} />
      </div>
      {subject && (
        <div hidden={isChoosing}>
          <ViewingForm subject={subject} day={day} onChangeHome={() => show(true)} modalId={id} />
        </div>
      )}
    </div>
  );
}
