import { Blocks } from '../blocks/Blocks';
import { allFixtures } from '../site/dev/allFixtures';
import { exampleBlock } from '../site/dev/fixtures';

/** The blocks that a block's fixture puts into one of its placeholders. */
export function ExampleBlocks({ of, placeholder }: { of: string; placeholder: string }) {
  const [example = ''] = Object.keys(allFixtures.get(of)?.examples ?? {});
  return (
    <Blocks
      blocks={exampleBlock(allFixtures, of, example)?.placeholders[placeholder]}
      placeholder={placeholder}
    />
  );
}
