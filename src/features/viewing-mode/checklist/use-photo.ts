import { useEffect, useState } from 'react';
import { readPhoto } from '../device/kept-viewings';

/** The address of a picture that is on this device, while it is shown; undefined until it is read, null when it is not there. */
export function usePhoto(memberId: number, photo: string | undefined): string | null | undefined {
  const [shown, setShown] = useState<{ photo: string; address: string | null }>();
  useEffect(() => {
    if (photo === undefined) return;
    let isOver = false;
    let address: string | null = null;
    void readPhoto(memberId, photo).then((file) => {
      if (isOver) return;
      address = file && URL.createObjectURL(file);
      setShown({ photo, address });
    });
    return () => {
      isOver = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [memberId, photo]);
  return shown?.photo === photo ? shown?.address : undefined;
}
