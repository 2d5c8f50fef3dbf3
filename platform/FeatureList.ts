import type { Feature, Offering, Platform } from './feature.types';

/** All created features, newest first, and what they offer to later ones. */
interface CreatedFeatures<Offers> {
  features: readonly Feature[];
  offers: Offers;
}

type CreateAll<Config, Result> = (platform: Platform, config: Config) => Promise<Result>;

type CreateFeature<Needs, Config, Result> = (
  platform: Platform & { offers: Needs },
  config: Config,
) => Result | Promise<Result>;

/**
 * Features in the order in which they are created. A feature that needs something that no earlier
 * feature offers does not compile.
 */
export class FeatureList<Config, Offers extends object> {
  private constructor(private readonly createAll: CreateAll<Config, CreatedFeatures<Offers>>) {}

  static of<Config>(): FeatureList<Config, {}> {
    return new FeatureList(async () => ({ features: [], offers: {} }));
  }

  add(create: CreateFeature<Offers, Config, Feature>): FeatureList<Config, Offers> {
    return new FeatureList(async (platform, config) => {
      const { features, offers } = await this.createAll(platform, config);
      return { features: [await create({ ...platform, offers }, config), ...features], offers };
    });
  }

  /**
   * Adds a feature that offers something; it replaces an earlier offer of the same name for all later
   * features.
   */
  addOffering<NewOffers extends object>(
    create: CreateFeature<Offers, Config, Offering<NewOffers>>,
  ): FeatureList<Config, Offers & NewOffers> {
    return new FeatureList(async (platform, config) => {
      const { features, offers } = await this.createAll(platform, config);
      const offering = await create({ ...platform, offers }, config);
      return {
        features: [offering.feature, ...features],
        offers: { ...offers, ...offering.offers },
      };
    });
  }

  creator(): CreateAll<Config, CreatedFeatures<Offers>> {
    return this.createAll;
  }
}
