import { SearchBox } from '@/features/search/search-box';

/** The search on a page where nothing is; loaded for members alone, who may search. */
export function PageSearch() {
  return (
    <div className="w-[min(30rem,76vw)] text-left">
      <SearchBox />
    </div>
  );
}
