import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/** A node of OpenSearch in a process of its own: `java -cp … TestNode.java name=value …`. */
public final class TestNode extends Node {
    private TestNode(Environment environment) {
        super(environment, List.of(Netty4Plugin.class, PainlessPlugin.class), true);
    }

    public static void main(String[] arguments) throws Exception {
        Settings.Builder settings = Settings.builder();
        for (String argument : arguments) {
            int at = argument.indexOf('=');
            settings.put(argument.substring(0, at), argument.substring(at + 1));
        }
        Environment environment =
            InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), null, () -> "node");
        CountDownLatch stopped = new CountDownLatch(1);
        try (TestNode node = new TestNode(environment)) {
            Runtime.getRuntime().addShutdownHook(new Thread(stopped::countDown));
            node.start();
            stopped.await();
        }
    }
}
