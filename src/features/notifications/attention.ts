// "Something new since you last looked": apart from the server's count of unread ones (A9).
import { create } from 'zustand';

export const useAttention = create<{ isWanted: boolean }>(() => ({ isWanted: true }));

export function setAttention(isWanted: boolean): void {
  useAttention.setState({ isWanted });
}
