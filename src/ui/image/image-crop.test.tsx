import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { cropBox, wholeCrop, type Crop } from './crop-frame';
import { ImageCrop } from './image-crop';

const picture = { width: 6000, height: 4000 };

function Cropping({ onCrop }: { onCrop: (crop: Crop) => void }) {
  const [crop, setCrop] = useState(wholeCrop);
  return (
    <ImageCrop
      src="data:,"
      picture={picture}
      aspect={1}
      crop={crop}
      onCrop={(next) => {
        setCrop(next);
        onCrop(next);
      }}
    />
  );
}

function open() {
  const onCrop = vi.fn<(crop: Crop) => void>();
  render(<Cropping onCrop={onCrop} />);
  const area = screen.getByRole('application', { name: 'Part of the photo' });
  vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
  return { area, kept: () => cropBox(picture, 1, onCrop.mock.lastCall?.[0] ?? wholeCrop) };
}

it('is dragged by a pointer', () => {
  const { area, kept } = open();
  fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(area, { pointerId: 1, clientX: 120, clientY: 100 });
  expect(kept().left).toBeCloseTo(600);
  fireEvent.pointerUp(area, { pointerId: 1 });
  fireEvent.pointerMove(area, { pointerId: 1, clientX: 200, clientY: 100 });
  expect(kept().left).toBeCloseTo(600);
});

it('comes closer between two fingers', () => {
  const { area, kept } = open();
  fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: 80, clientY: 100 });
  fireEvent.pointerDown(area, { pointerId: 2, button: 0, clientX: 120, clientY: 100 });
  fireEvent.pointerMove(area, { pointerId: 2, clientX: 160, clientY: 100 });
  expect(kept().width).toBeCloseTo(2000);
});

it('is moved, brought closer and turned by keys alone', async () => {
  const { area, kept } = open();
  await userEvent.tab();
  expect(area).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(kept().left).toBeCloseTo(1200);
  await userEvent.keyboard('+++++');
  expect(kept().width).toBeCloseTo(4000 / 1.5);
  await userEvent.keyboard('r');
  expect(kept().height).toBeCloseTo(4000 / 1.5);
  await userEvent.keyboard('-----');
  expect(kept().width).toBeCloseTo(4000);
});

it('has a slider and a button for the same', async () => {
  const { kept } = open();
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');
  expect(kept().width).toBeCloseTo(2000);
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
});
