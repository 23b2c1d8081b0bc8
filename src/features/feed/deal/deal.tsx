import { DealActs } from './deal-acts';
import { DealFigures, type DealProps } from './deal-figures';

/** What a post's card has of a deal: its figures, and what a reader can do with it. */
export function Deal(props: DealProps) {
  return (
    <>
      {props.post.attachment?.kind === 'evaluation' && <DealFigures {...props} />}
      <DealActs post={props.post} />
    </>
  );
}
