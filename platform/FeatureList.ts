import type { Feature, Offering, Platform } from './feature.types';

/** All features, those made last first, and what they offer. */
interface Made<Offers> {
  features: readonly Feature[];
  offers: Offers;
}

type Make<Config, Result> = (platform: Platform, config: Config) => Promise<Result>;

type Create<Needs, Config, Result> = (
  platform: Platform & { offers: Needs },
  config: Config,
) => Result | Promise<Result>;

/** Features in the order in which they are made. One that needs what none before it offers does not compile. */
export class FeatureList<Config, Offers extends object> {
  private constructor(private readonly make: Make<Config, Made<Offers>>) {}

  static of<Config>(): FeatureList<Config, {}> {
    return new FeatureList(async () => ({ features: [], offers: {} }));
  }

  add(create: Create<Offers, Config, Feature>): FeatureList<Config, Offers> {
    return new FeatureList(async (platform, config) => {
      const { features, offers } = await this.make(platform, config);
      return { features: [await create({ ...platform, offers }, config), ...features], offers };
    });
  }

  /** Adds a feature that offers something; where one before it offers the same, those after it get this one's. */
  addOffering<Gives extends object>(
    create: Create<Offers, Config, Offering<Gives>>,
  ): FeatureList<Config, Offers & Gives> {
    return new FeatureList(async (platform, config) => {
      const { features, offers } = await this.make(platform, config);
      const made = await create({ ...platform, offers }, config);
      return { features: [made.feature, ...features], offers: { ...offers, ...made.offers } };
    });
  }

  creator(): Make<Config, Made<Offers>> {
    return this.make;
  }
}
