import type { Whose, WindowMockServer } from '../hosts/remote-control';
import type { Situation } from '../scenarios/situation';
import type { PanelControl } from './use-situation';

export interface PanelOptions {
  server: WindowMockServer;
  /** What was wrong with the address this page was opened with. */
  problems: readonly string[];
  onSession: (isSignedIn: boolean) => void;
}

/** What every section of the panel gets. */
export interface SectionProps {
  control: PanelControl;
  situation: Situation;
  whose: Whose;
}
