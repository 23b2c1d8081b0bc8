import type { World } from '../../engine/world/world';
import { imageView } from './views';
import { editableEvaluation, type EvaluationRow } from './rules/access';
import { keepUpload, notAFile } from '../../engine/uploads/uploads';
import type { OperationsOf } from '../../engine/answers/operation';
import { invalid, notFound } from '../../engine/requests/refusal';
import { imagesOf } from '../../engine/uploads/uploaded-images';

const maxImages = 60;

/** Puts the pictures of a deal in another order. Throws 422 unless each of them is named. */
export function orderImages({ db }: World, row: EvaluationRow, ids: readonly string[]): void {
  const images = db.evaluationImage.by('evaluationId', row.id);
  const places = new Map(ids.map((id, order) => [id, order]));
  if (images.length !== ids.length || images.some(({ id }) => !places.has(id))) {
    throw invalid({ imageIds: ['Include each image of this evaluation once'] });
  }
  for (const { id } of images) db.evaluationImage.update(id, { order: places.get(id) ?? 0 });
}

export const evaluationImageOperations = {
  async uploadEvaluationImages(call) {
    call.me();
    const { world } = call;
    const { evaluationId, caption, clientId } = await call.body();
    const files = await imagesOf(call, 'file');
    const row = editableEvaluation(call, evaluationId);
    const present = world.db.evaluationImage.by('evaluationId', row.id);
    const known = present.filter((image) => clientId !== undefined && image.clientId === clientId);
    if (known.length > 0) return { status: 201, body: known.map(imageView) };
    if (files.length === 0) throw invalid({ file: [notAFile] });
    if (present.length + files.length > maxImages) {
      throw invalid({ file: [`An evaluation can have up to ${maxImages} photos`] });
    }
    const first = Math.max(-1, ...present.map(({ order }) => order)) + 1;
    const added = [];
    for (const [index, file] of files.entries()) {
      const kept = await keepUpload(world, row.ownerId, file, { kind: 'evaluation', id: row.id });
      const image = world.db.evaluationImage.add({
        evaluationId: row.id,
        ownerId: row.ownerId,
        file: kept.file,
        caption: caption ?? null,
        order: first + index,
        createdAt: world.clock.now().toISOString(),
        ...(clientId !== undefined && { clientId }),
      });
      added.push(imageView(image));
    }
    return { status: 201, body: added };
  },

  deleteEvaluationImage(call) {
    call.me();
    const { db } = call.world;
    const image = db.evaluationImage.get(call.param('id'));
    if (image === undefined) throw notFound('We couldn’t find that photo');
    editableEvaluation(call, image.evaluationId);
    db.evaluationImage.remove(image.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'uploadEvaluationImages' | 'deleteEvaluationImage'>;
