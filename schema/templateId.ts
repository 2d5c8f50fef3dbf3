import { createHash } from 'node:crypto';

/** Namespace of the ids that follow from paths; changing it changes every id. */
const namespace = Buffer.from('5d0c1f2a8f6b4b0e9a4f3d2c1b0a9e8f', 'hex');

/**
 * The id that always belongs to a name such as an item's path (RFC 9562 version 5), as 32 upper-case
 * hex digits. Letter case of the name does not count.
 */
export function idOfName(name: string): string {
  const digest = createHash('sha1').update(namespace).update(name.toLowerCase()).digest();
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex', 0, 16).toUpperCase();
}

/** Templates of the platform itself; their ids are fixed because its public clients use them. */
const platformTemplates: Readonly<Record<string, string>> = {
  Site: '061CBA1554744B918A0617903B102B82',
  DictionaryEntry: '6D1CD89719364A3AA511289A94C2A7B1',
};

/** Id of the template of a contract, by the contract's name; the same in every installation. */
export function templateId(contract: string): string {
  return platformTemplates[contract] ?? idOfName(`/sitecore/templates/${contract}`);
}
